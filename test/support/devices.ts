import type { PushNotice } from '#notices/rules/push-wire.ts'
import type { TestApp } from './app-under-test.ts'
import type { Person } from './factories.ts'

const keys = {
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'tBHItJI5svbpez7KI4CCXg',
}

/** A device with notifications for this person, and what arrived on it. */
export async function deviceOf(app: TestApp, { token, user }: Person) {
  const endpoint = `https://push.example/${user._id}`
  const { status } = await app.post('/users/push-subscriptions', { endpoint, keys }, { token })
  if (status !== 201) throw new Error(`not subscribed: ${status}`)
  return {
    switchOff: () => app.delete('/users/push-subscriptions', { token, body: { endpoint } }),
    async told(): Promise<PushNotice[]> {
      const { rows } = await app.pool.query<PushNotice>(
        `select title, body, url, tag from push_message as message
         join push_subscription as device on device.id = subscription_id
         where endpoint = $1 order by message.created_at`,
        [endpoint],
      )
      return rows
    },
  }
}

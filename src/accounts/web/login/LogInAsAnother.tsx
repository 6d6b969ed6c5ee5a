import { useRouter } from '@tanstack/react-router'
import { Button } from '#design/ui/actions/Button.tsx'
import { loginAddress } from '#foundation/web/session/login-address.ts'
import { logOut } from '#foundation/web/signed-in/log-out.ts'
import { useSession } from '#foundation/web/signed-in/use-session.ts'
import { copy } from '../copy.ts'

/** For whoever has two accounts, and follows a link of one with the other. They come back here. */
export function LogInAsAnother() {
  const router = useRouter()
  const session = useSession()
  if (session.status !== 'in') return null
  const change = async () => {
    const here = router.state.location.href
    await logOut()
    await router.navigate({ href: loginAddress(here), replace: true })
  }
  return (
    <Button variant="secondary" onClick={change}>
      {copy.logInAsAnother(session.record.firstName)}
    </Button>
  )
}

import { useRouter } from '@tanstack/react-router'
import { Button } from '#design/ui/actions/Button.tsx'
import { loginAddress } from '#foundation/web/session/login-address.ts'
import { currentSession } from '#foundation/web/session/session-store.ts'
import { holdValuesOfTab } from '#foundation/web/session/values-of-tab.ts'
import { logOut } from '#foundation/web/signed-in/log-out.ts'
import type { AuthSearch } from '../auth-search.ts'
import { isSignupRole } from '../signup/signup-role.ts'
import { copy } from './copy.ts'

/** No code reaches whoever has mistyped their email, and only another account has another one. */
export function OtherAccount({ back }: { back: AuthSearch }) {
  const router = useRouter()
  const signUpAgain = async () => {
    const session = currentSession()
    const role = session.status === 'in' ? session.record.role : undefined
    const putBack = holdValuesOfTab()
    await logOut()
    putBack()
    await router.navigate({
      to: '/signup',
      search: { ...back, ...(isSignupRole(role) && { role }) },
    })
  }
  const leave = async () => {
    await logOut()
    router.history.push(back.redirect ? loginAddress(back.redirect) : '/login')
  }
  return (
    <div>
      <Way question={copy.wrongEmail} answer={copy.signUpAgain} onPress={signUpAgain} />
      <Way question={copy.wrongAccount} answer={copy.logOut} onPress={leave} />
    </div>
  )
}

interface WayProps {
  question: string
  answer: string
  onPress: () => Promise<void>
}

function Way({ question, answer, onPress }: WayProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      {question}
      <Button variant="ghost" className="-ml-3 px-3" onClick={onPress}>
        {answer}
      </Button>
    </p>
  )
}

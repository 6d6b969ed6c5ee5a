import { createFileRoute, Link } from '@tanstack/react-router'
import { signInDuration } from '#design/toast/store.ts'
import { toast } from '#design/toast/toast.ts'
import { Alert } from '#design/ui/states/Alert.tsx'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { useSession } from '#foundation/web/signed-in/use-session.ts'
import { AuthPanel } from '../AuthPanel.tsx'
import type { SignedIn } from '../api.ts'
import { authSearch } from '../auth-search.ts'
import { cameFor } from '../came-for.ts'
import { useRefusedLink } from '../reset/refused-link.ts'
import { startSession } from '../start-session.ts'
import { copy } from './copy.ts'
import { LoginForm } from './LoginForm.tsx'
import { SecondStep } from './SecondStep.tsx'
import { useChallenge } from './use-challenge.ts'

export const Route = createFileRoute('/_auth/login')({
  validateSearch: authSearch,
  component: LoginPage,
})

function LoginPage() {
  const search = Route.useSearch()
  const aim = cameFor(search.redirect)
  const { challengeId, ...challenge } = useChallenge()

  const welcome = async (answer: SignedIn) => {
    challenge.forget()
    toast.success(copy.login.welcome(answer.user.firstName), { duration: signInDuration })
    await startSession(answer)
  }

  return (
    <>
      <PageHead title={copy.login.title} noindex />
      {challengeId ? (
        <AuthPanel heading={copy.secondStep.heading} intro={copy.secondStep.intro}>
          <SecondStep
            challengeId={challengeId}
            onDone={welcome}
            onStartAgain={challenge.startAgain}
          />
        </AuthPanel>
      ) : (
        <AuthPanel
          heading={copy.login.heading}
          intro={aim ? copy.login.intros[aim] : copy.login.intro}
          footer={
            <p>
              {copy.login.newHere}{' '}
              <Link to="/signup" search={search} className="text-link touch-target">
                {copy.login.signUp}
              </Link>
            </p>
          }
        >
          <LoggedOut />
          <RefusedLink />
          <LoginForm back={search} onDone={welcome} onSecondStep={challenge.begin} />
        </AuthPanel>
      )}
    </>
  )
}

/** For whoever was led here from a page that they were reading. */
function LoggedOut() {
  const session = useSession()
  const isLedHere = Route.useSearch().redirect !== undefined
  if (!isLedHere || session.status !== 'out' || !session.ended) return null
  return (
    <Alert live>
      <span className="text-ink">{copy.login.loggedOut}</span>
    </Alert>
  )
}

/** Where a link for a new password ends that has been used, is too old or never was one. */
function RefusedLink() {
  if (!useRefusedLink()) return null
  const action = (
    <Link to="/forgot-password" className="text-link tall-link">
      {copy.login.newLink}
    </Link>
  )
  return <Alert tone="danger" title={copy.login.linkRefused} action={action} />
}

import { createFileRoute, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { defaultSignupRole } from '#accounts/rules/wire.ts'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { AuthPanel } from '../AuthPanel.tsx'
import { type AuthSearch, authSearch } from '../auth-search.ts'
import { cameFor, isForRenters } from '../came-for.ts'
import { copy } from './copy.ts'
import { SignupForm } from './SignupForm.tsx'
import { isSignupRole, type SignupRole } from './signup-role.ts'

interface SignupSearch extends AuthSearch {
  role?: SignupRole
}

export const Route = createFileRoute('/_auth/signup')({
  validateSearch: (search: Record<string, unknown>): SignupSearch => ({
    ...authSearch(search),
    ...(isSignupRole(search.role) && { role: search.role }),
  }),
  component: SignupPage,
})

function SignupPage() {
  const { redirect, role: asked } = Route.useSearch()
  const aim = cameFor(redirect)
  const [role, setRole] = useState(
    asked ?? (isForRenters(redirect) ? 'customer' : defaultSignupRole),
  )
  const navigate = Route.useNavigate()
  const choose = (next: SignupRole) => {
    setRole(next)
    void navigate({
      search: before => ({ ...before, role: next }),
      replace: true,
      resetScroll: false,
    })
  }
  return (
    <>
      <PageHead title={copy.title} noindex />
      <AuthPanel
        heading={copy.headings[role]}
        intro={aim ? copy.introsFor[aim] : copy.intros[role]}
        footer={
          <p>
            {copy.already}{' '}
            <Link
              to="/login"
              search={redirect ? { redirect } : {}}
              className="text-link touch-target"
            >
              {copy.logIn}
            </Link>
          </p>
        }
      >
        <SignupForm
          role={role}
          isRoleChosen={asked !== undefined || isForRenters(redirect)}
          onRole={choose}
        />
      </AuthPanel>
    </>
  )
}

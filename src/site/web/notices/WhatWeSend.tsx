import { Link } from '@tanstack/react-router'
import type { Sending } from '#foundation/rules/sendings/sending.ts'
import { sendings } from '#foundation/rules/sendings/sendings.ts'
import { DataTable } from '../legal/DataTable.tsx'
import { PageHero } from '../parts/PageHero.tsx'
import { pictures } from '../pictures.ts'
import { useSiteInfo } from '../site-info-query.ts'
import { copy } from './copy.ts'
import { head } from './head.ts'

const { operator: _, ...shown } = sendings
const groups = Object.entries(shown) as [keyof typeof shown, readonly Sending[]][]

const widths = ['w-[35%]', 'w-[17%]', 'w-[17%]', 'w-[17%]', 'w-[14%]'] as const

/** Drawn from the table that the senders use, so that it is always true. */
export function WhatWeSend() {
  const { texts } = useSiteInfo()
  return (
    <>
      <PageHero
        above={copy.above}
        heading={head.title}
        lead={copy.lead}
        picture={<pictures.email className="aspect-[4/3]" />}
      />
      <div className="mx-auto max-w-page px-edge py-12 sm:px-8">
        <section aria-labelledby="choosing" className="mb-11 max-w-measure">
          <h2 id="choosing" className="text-2xl">
            {copy.choosing}
          </h2>
          <p className="mt-3">
            {copy.chooseWords}{' '}
            <Link to="/personal-details" hash="preferences" className="text-link">
              {copy.chooseLink}
            </Link>
            .
          </p>
          <p className="mt-3">{texts ? copy.textsSent : copy.noTexts}</p>
        </section>
        {groups.map(([name, group]) => (
          <section key={name} aria-labelledby={name} className="mb-11">
            <h2 id={name} className="scroll-mt-24 text-2xl">
              {copy.groups[name]}
            </h2>
            <DataTable
              caption={copy.groups[name]}
              columns={copy.columns}
              widths={widths}
              rows={group.map(rowOf)}
              hiddenOnPhone={copy.never}
            />
          </section>
        ))}
        <section aria-labelledby="marketing" className="max-w-measure">
          <h2 id="marketing" className="text-2xl">
            {copy.marketing}
          </h2>
          <p className="mt-3">{copy.marketingWords}</p>
        </section>
      </div>
    </>
  )
}

function rowOf({ when, to, mail, push, text }: Sending): string[] {
  return [
    when,
    copy.to[to],
    copy.mail[mail],
    push ? copy.push : copy.never,
    text ? copy.text[text] : copy.never,
  ]
}

import { createFileRoute, Link } from '@tanstack/react-router'
import { CsvButton } from '#accounts/web/CsvButton.tsx'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { FileDrop } from '#design/ui/fields/FileDrop.tsx'
import { BackLink } from '#design/ui/navigation/BackLink.tsx'
import { Alert } from '#design/ui/states/Alert.tsx'
import { Card } from '#design/ui/surfaces/Card.tsx'
import { Disclosure } from '#design/ui/surfaces/Disclosure.tsx'
import { useDashboardTitle } from '#foundation/web/head/dashboard-title.ts'
import { imports } from './api.ts'
import { ColumnsTable } from './ColumnsTable.tsx'
import { copy } from './copy.ts'
import { PreviewPart } from './PreviewPart.tsx'
import { useImport } from './use-import.ts'

export const Route = createFileRoute('/_dashboard/listings/import')({ component: ImportPage })

function ImportPage() {
  useDashboardTitle(copy.title)
  const { file, preview, looking, adding, result, choose } = useImport()
  return (
    <>
      <BackLink to="/listings">{copy.back}</BackLink>
      <div className="grid max-w-5xl gap-6">
        <div className="grid max-w-measure gap-2 text-ink-soft">
          <p>{copy.about}</p>
          <p>{copy.drafts}</p>
        </div>
        <Card className="grid gap-3">
          <h2 className="text-xl">{copy.template.heading}</h2>
          <p className="max-w-measure text-ink-soft">{copy.template.about}</p>
          <div>
            <CsvButton label={copy.template.get} read={imports.template} />
          </div>
          <Disclosure label={copy.template.columns}>
            <ColumnsTable />
          </Disclosure>
        </Card>
        <Card className="grid gap-3">
          <h2 className="text-xl">{copy.choose.heading}</h2>
          <FileDrop
            label={copy.choose.label}
            help={copy.choose.help}
            error={looking.fault}
            prompt={promptFor(looking.busy, file)}
            accept=".csv,text/csv"
            disabled={looking.busy || adding.busy}
            onFiles={([chosen]) => chosen && choose(chosen)}
          />
        </Card>
        {result && <Done made={result.made} />}
        {preview && !result && <PreviewPart preview={preview} adding={adding} />}
      </div>
    </>
  )
}

function promptFor(isBusy: boolean, file: File | undefined): string {
  if (isBusy) return copy.choose.busy
  return file ? copy.choose.another(file.name) : copy.choose.prompt
}

function Done({ made }: { made: number }) {
  return (
    <Alert
      live
      tone="success"
      title={copy.done.title(made)}
      action={
        <Link to="/listings" className={buttonClass()}>
          {copy.done.toListings}
        </Link>
      }
    >
      {copy.done.about}
    </Alert>
  )
}

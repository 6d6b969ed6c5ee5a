import { saveFile } from '#accounts/web/save-file.ts'
import { ShowMore } from '#design/lists/ShowMore.tsx'
import { useFirst } from '#design/lists/use-first.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { DownloadIcon } from '#design/ui/icons/ArrowIcons.tsx'
import { Alert } from '#design/ui/states/Alert.tsx'
import { FormFault } from '#design/ui/states/FormFault.tsx'
import { Card } from '#design/ui/surfaces/Card.tsx'
import { Table } from '#design/ui/surfaces/Table.tsx'
import { csvOf } from '#foundation/rules/csv.ts'
import type { ImportPreview, ImportProblem } from '#listings/rules/import/wire.ts'
import { copy } from './copy.ts'

const words = copy.preview

interface PreviewPartProps {
  preview: ImportPreview
  adding: { busy: boolean; fault: string | undefined; run: () => Promise<void> }
}

export function PreviewPart({ preview, adding }: PreviewPartProps) {
  return (
    <Card className="grid gap-5">
      <div>
        <h2 className="text-xl">{words.heading}</h2>
        <p className="text-ink-soft">{words.unchanged}</p>
      </div>
      {preview.encoding === 'windows-1252' && (
        <Alert tone="warning" title={words.windows}>
          {words.windowsAbout}
        </Alert>
      )}
      {preview.problemCount > 0 ? (
        <Problems preview={preview} />
      ) : (
        <NothingWrong preview={preview} adding={adding} />
      )}
    </Card>
  )
}

const atOnce = 50

function Problems({ preview: { problems, problemCount } }: { preview: ImportPreview }) {
  const { first, showMore } = useFirst(problems, atOnce)
  return (
    <>
      <Alert live tone="danger" title={words.faulty(problemCount)}>
        {words.faultyAbout}
        {problemCount > problems.length && ` ${words.listed(problems.length, problemCount)}`}
      </Alert>
      <Button
        variant="secondary"
        icon={<DownloadIcon />}
        className="justify-self-start"
        onClick={() => saveFile(words.fileName, 'text/csv', asFile(problems))}
      >
        {words.download}
      </Button>
      <Table
        caption={words.caption}
        rows={first}
        rowKey={({ line, column, message }) => `${line} ${column} ${message}`}
        columns={[
          { key: 'line', heading: words.line, numeric: true, cell: ({ line }) => line },
          {
            key: 'column',
            heading: words.column,
            cell: ({ column }) => <span className="wrap-break-word">{column}</span>,
          },
          {
            key: 'value',
            heading: words.value,
            cell: ({ value }) => <span className="wrap-anywhere text-ink-soft">{value}</span>,
          },
          { key: 'problem', heading: words.problem, cell: ({ message }) => message },
        ]}
      />
      <ShowMore onPress={showMore} className="justify-self-start" />
    </>
  )
}

/** By the mark at the beginning spreadsheets read it as UTF-8. */
function asFile(problems: readonly ImportProblem[]): string {
  const heads = [words.line, words.column, words.value, words.problem]
  const rows = problems.map(({ line, column, value, message }) => [line, column, value, message])
  return `\ufeff${csvOf([heads, ...rows])}`
}

function NothingWrong({ preview, adding }: PreviewPartProps) {
  const { fresh, known, lines, spaces } = preview
  if (fresh === 0) {
    return <Alert title={words.nothing}>{lines === 0 ? words.noLines : words.nothingAbout}</Alert>
  }
  return (
    <>
      <Alert live tone="success" title={words.good(fresh)}>
        {known > 0 && words.known(known)}
      </Alert>
      {adding.fault && <FormFault>{adding.fault}</FormFault>}
      <Button
        loading={adding.busy}
        className="justify-self-start"
        onClick={() => void adding.run()}
      >
        {words.add(fresh)}
      </Button>
      <Table
        caption={words.spacesCaption}
        rows={spaces}
        rowKey={({ line }) => String(line)}
        columns={[
          { key: 'line', heading: words.line, numeric: true, cell: ({ line }) => line },
          {
            key: 'reference',
            heading: words.reference,
            cell: ({ reference }) => (
              <span className="wrap-anywhere">{reference ?? words.none}</span>
            ),
          },
          {
            key: 'title',
            heading: words.spaceTitle,
            cell: ({ title }) => <span className="wrap-anywhere">{title}</span>,
          },
          {
            key: 'place',
            heading: words.place,
            cell: ({ place }) => <span className="wrap-anywhere">{place}</span>,
          },
        ]}
      />
    </>
  )
}

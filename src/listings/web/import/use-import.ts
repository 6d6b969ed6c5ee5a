import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '#accounts/web/use-action.ts'
import { usePressKey } from '#foundation/web/api/use-press-key.ts'
import { largestFile } from '#listings/rules/import/columns.ts'
import type { ImportPreview, ImportResult } from '#listings/rules/import/wire.ts'
import { myListingsQuery } from '../queries.ts'
import { imports } from './api.ts'

export function useImport() {
  const queries = useQueryClient()
  const pressed = usePressKey()
  const [file, setFile] = useState<File>()
  const [preview, setPreview] = useState<ImportPreview>()
  const [result, setResult] = useState<ImportResult>()
  const adding = useAction(
    async () => {
      if (!file || !preview) return
      const { digest } = preview
      setResult(await pressed(digest, key => imports.carryOut(file, digest, key)))
      await queries.invalidateQueries({ queryKey: myListingsQuery.queryKey })
    },
    { atForm: true },
  )
  const looking = useAction(
    async (chosen: File) => {
      adding.forgetFault()
      setPreview(undefined)
      setResult(undefined)
      const copied = await inMemory(chosen)
      setFile(copied)
      setPreview(await imports.preview(copied))
    },
    { atForm: true },
  )
  return {
    file,
    preview,
    looking,
    adding,
    result,
    choose: (chosen: File) => void looking.run(chosen),
  }
}

/** A browser refuses to send a file that was saved again after it was chosen. */
async function inMemory(file: File): Promise<File> {
  if (file.size > largestFile) return file
  return new File([await file.arrayBuffer()], file.name, { type: file.type })
}

import { createIsomorphicFn } from '@tanstack/react-start'
import type { Reader } from '#foundation/rules/reader.ts'
import { contextOfPage } from '../page-context.ts'

/** Whom the server draws this page for, or has drawn the first page of this browser for. */
export const drawnFor = createIsomorphicFn()
  .server((): Reader | undefined => contextOfPage()?.reader)
  .client((): Reader | undefined => {
    const { dataset } = document.documentElement
    const { reader } = dataset
    delete dataset.reader
    return reader && JSON.parse(reader)
  })

/** Written on the document by the server, for the browser to read once. */
export const readerOnDocument = createIsomorphicFn()
  .server(() => {
    const reader = contextOfPage()?.reader
    return reader && JSON.stringify(reader)
  })
  .client(() => undefined)

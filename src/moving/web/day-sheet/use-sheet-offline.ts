import { phoneText } from '#accounts/rules/phone.ts'
import { formatDay } from '#foundation/rules/time/time.ts'
import { useSummaryOfLink } from '#foundation/web/offline/use-offline-summary.ts'
import type { DaySheet, Stop } from '#moving/rules/move-wire.ts'
import { windowText } from '#moving/rules/window-text.ts'
import { copy, deedAt } from './copy.ts'

/** A van may be where there is no connection, so the sheet is kept on the phone. */
export function useSheetOffline(token: string, sheet: DaySheet | undefined): boolean {
  const keeping = sheet && {
    until: new Date(sheet.expiresAt),
    summary: summaryOf(sheet),
  }
  return useSummaryOfLink(token, keeping)
}

function summaryOf({ firstName, date, stops }: DaySheet) {
  return {
    title: `${copy.heading(firstName)} on ${formatDay(new Date(date))}`,
    parts: stops.map((stop, index) => ({
      heading: `${copy.stop(index + 1, stops.length)}: ${deedAt(stop).name}`,
      facts: factsOf(stop),
    })),
  }
}

function factsOf({ address, contact, instruction, startsAt, doneAt }: Stop) {
  const { firstName, phone } = contact
  return [
    { name: copy.time, value: windowText(new Date(startsAt)) },
    { name: copy.address, value: address },
    phone
      ? { name: copy.contact, value: `${firstName}, ${phoneText(phone)}`, phone }
      : { name: copy.contact, value: firstName },
    ...(instruction ? [{ name: copy.note, value: instruction }] : []),
    ...(doneAt ? [{ name: copy.state, value: copy.done }] : []),
  ]
}

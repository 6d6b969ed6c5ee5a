import { noImportCycles } from './cycles.ts'
import { nothingPointsBack, nounsKeepToTheirList } from './directions.ts'
import { functionsAreShort } from './functions.ts'
import { onlyTablesLockRows, statesChangeByTheirLife } from './lives.ts'
import { everyFileHasARoom, namesSayWhatIsInside, noBarrels } from './names.ts'
import { everyRouteHasAPermission } from './permissions.ts'
import type { Rule } from './rule.ts'
import { sqlOnlyInTableFiles } from './sql.ts'
import { arrowsRunOneWay, roomsAreSmall } from './sub-rooms.ts'
import { timeComesInAsAValue } from './time.ts'
import { noAny } from './types.ts'
import { rulesImportOnlyRules, webAndServerNeverMeet } from './walls.ts'

export const allRules: readonly Rule[] = [
  webAndServerNeverMeet,
  rulesImportOnlyRules,
  nothingPointsBack,
  nounsKeepToTheirList,
  noImportCycles,
  arrowsRunOneWay,
  roomsAreSmall,
  functionsAreShort,
  everyFileHasARoom,
  namesSayWhatIsInside,
  noBarrels,
  noAny,
  sqlOnlyInTableFiles,
  timeComesInAsAValue,
  statesChangeByTheirLife,
  onlyTablesLockRows,
  everyRouteHasAPermission,
]

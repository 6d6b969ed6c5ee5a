import { readFileSync } from 'node:fs' // breach
import { Temporal } from 'temporal-polyfill'
import { z } from 'zod'
import { Kysely } from 'kysely' // breach
import type { Pence } from '#foundation/rules/money.ts'
import type { Row } from '../server/bookings-table.ts' // breach
import type { Card } from '../web/Card.tsx' // breach

export type Everything = Pence | Row | Card | typeof readFileSync | typeof Temporal | typeof z | typeof Kysely

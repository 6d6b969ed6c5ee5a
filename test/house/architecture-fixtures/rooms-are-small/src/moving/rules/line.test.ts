import { line20 } from './line-20.ts'

line20.toFixed()

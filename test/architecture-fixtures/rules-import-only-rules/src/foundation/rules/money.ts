export type Pence = number

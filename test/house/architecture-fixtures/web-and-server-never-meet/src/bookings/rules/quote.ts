export interface Quote {
  total: number
}

const roundKm = [25, 50, 75, 100, 150, 200, 300, 400, 500, 750, 1000]

/** The next round distance that people would choose. */
export function roundKmBeyond(km: number): number | undefined {
  return roundKm.find(round => round > km)
}

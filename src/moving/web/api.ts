import { api } from '#foundation/web/api/api.ts'
import type { Driver, DriverChange, NewDriver } from '#moving/rules/driver-wire.ts'
import type { DaySheet, Move, MoveMark, MovePlan, StopKind } from '#moving/rules/move-wire.ts'

interface Stopped {
  token: string
  move: string
}

const segment = encodeURIComponent

export const moving = {
  drivers: (signal: AbortSignal) => api.get<Driver[]>('/drivers', { signal }),
  createDriver: (driver: NewDriver) => api.post<Driver>('/drivers', driver),
  updateDriver: (id: string, change: DriverChange) =>
    api.patch<Driver>(`/drivers/${segment(id)}`, change),
  deleteDriver: (id: string) => api.delete<null>(`/drivers/${segment(id)}`),
  uploadDriverPicture: (picture: File) => {
    const body = new FormData()
    body.append('profilePicture', picture)
    return api.post<string>('/drivers/upload', body)
  },

  move: (booking: string, signal: AbortSignal) =>
    api.get<Move | null>(`/booking/${segment(booking)}/move`, { signal }),
  planMove: (booking: string, plan: MovePlan) =>
    api.put<Move>(`/booking/${segment(booking)}/move`, plan),
  markMove: (booking: string, mark: MoveMark) =>
    api.patch<Move>(`/booking/${segment(booking)}/move`, mark),

  daySheet: (token: string, signal: AbortSignal) =>
    api.get<DaySheet>(`/day-sheet/${segment(token)}`, { signal }),
  markStop: ({ token, move, kind }: Stopped & { kind: StopKind }, photo: Blob) => {
    const body = new FormData()
    body.append('photo', photo, 'photo.jpg')
    return api.post<DaySheet>(`/day-sheet/${segment(token)}/${segment(move)}/${kind}`, body)
  },
  failStop: ({ token, move }: Stopped, reason: string) =>
    api.post<DaySheet>(`/day-sheet/${segment(token)}/${segment(move)}/fail`, { reason }),
}

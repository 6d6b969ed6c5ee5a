import { api } from '#foundation/web/api/api.ts'
import type { Driver, DriverChange, NewDriver } from '#moving/rules/driver-wire.ts'

const segment = encodeURIComponent

/** Every call of moving, one line each: the address, what goes in, what comes back. */
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
}

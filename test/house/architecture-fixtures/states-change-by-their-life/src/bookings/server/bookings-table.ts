declare const table: { set(columns: object): unknown }

export const writeBooking = (stage: string) => table.set({ stage })
export const findBooking = (asked: { id: string; stage: string }) => asked.id
export const moveBooking = (_id: string, columns: object) => table.set(columns)

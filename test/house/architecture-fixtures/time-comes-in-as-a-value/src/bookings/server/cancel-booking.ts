export const cancelBooking = (ctx: { now: Date }) => [ctx.now, performance.now()] // breach

import { makeBooking } from '#test/factories.ts'
import { createApp } from './app.ts'

makeBooking(createApp())

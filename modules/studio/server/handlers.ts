import type { HandlersOf } from '#kit/server/handler.ts'
import type { studioCalls } from '../calls.ts'
import { describeHandlers } from './calls/describe.ts'
import { lookHandlers } from './calls/look.ts'
import { publishHandlers } from './calls/publish.ts'
import { uploadHandlers } from './calls/upload.ts'
import { openPartFiles } from './part-files.ts'
import type { StudioServices } from './services.ts'

/** The studio: developers, their games, and versions on their way to players. */
export const studioHandlers = (services: StudioServices): HandlersOf<typeof studioCalls> => ({
  ...describeHandlers(services),
  ...uploadHandlers(services, openPartFiles(services.folder)),
  ...publishHandlers(),
  ...lookHandlers(services),
})

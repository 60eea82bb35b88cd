import { readPepper } from '#kit/server/masking.ts'
import { runApi } from './api-process.ts'

// The API over an embedded database, in a process that may be killed or measured.
const dataFolder = process.argv[2]
if (!dataFolder) throw new Error('Usage: crash-server.ts <data folder>')
await runApi({
  dataFolder,
  url: process.env['DATABASE_URL'],
  pepper: readPepper(dataFolder, undefined),
  /** What a route costs that does nothing: the measure for the API. */
  prepare: (app) => void app.post('/echo', async (request) => request.body),
})

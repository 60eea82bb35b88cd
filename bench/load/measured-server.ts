import { mkdirSync, writeFileSync } from 'node:fs'
import { serialize } from 'node:v8'
import { runApi } from '#apps/testing/api-process.ts'
import { recordCalls } from './recorder.ts'

// Only the API over a running database: measured-server.ts <url> <data folder> [file for recorded calls]
const [url, dataFolder, recordFile] = process.argv.slice(2)
if (!url || !dataFolder)
  throw new Error('Usage: measured-server.ts <database url> <data folder> [record file]')
mkdirSync(dataFolder, { recursive: true })
await runApi({
  url,
  dataFolder,
  pepper: 'a pepper of the benches and of nothing else',
  roles: ['api'],
  prepare: (app) => {
    if (recordFile === undefined) return
    const recorded = recordCalls(app)
    return () => writeFileSync(recordFile, serialize(recorded))
  },
})

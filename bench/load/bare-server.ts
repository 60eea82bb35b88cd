import { readFileSync } from 'node:fs'
import { deserialize } from 'node:v8'
import Fastify from 'fastify'
import { Pool } from 'pg'
import type { RecordedCall } from './recorder.ts'

// The web framework alone with the same SQL: replays recorded calls. bare-server.ts <database url> <record file>
const [url, recordFile] = process.argv.slice(2)
if (!url || !recordFile) throw new Error('Usage: bare-server.ts <database url> <record file>')
const calls = deserialize(readFileSync(recordFile)) as readonly RecordedCall[]
const names = new Map<string, string>()
for (const { statements } of calls)
  for (const { text } of statements) if (!names.has(text)) names.set(text, `s${names.size}`)
const pool = new Pool({ connectionString: url, max: 20 })
pool.on('error', () => undefined)
const app = Fastify()
let next = 0
let failed = 0
app.post('/next', async (_request, reply) => {
  const call = calls[next++]
  if (!call) return reply.code(410).send({ failed })
  const client = await pool.connect()
  try {
    for (const { text, values } of call.statements) {
      const name = values.length > 0 ? { name: names.get(text)! } : {}
      await client.query({ ...name, text, values: [...values] })
    }
  } catch {
    // In a different order some rows do not exist yet: such a call ends earlier, in favour of the bare framework.
    failed++
    await client.query('rollback')
  } finally {
    client.release()
  }
  return reply.type('application/json; charset=utf-8').send(call.answer)
})
console.log(`ready ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
process.once('SIGTERM', async () => {
  await app.close()
  await pool.end()
  if (failed > 0)
    console.error(`islet: ${failed} of ${next} calls of the recording met other rows than before`)
  process.exit(0)
})

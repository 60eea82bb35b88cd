import { randomUUID } from 'node:crypto'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { call, startServer } from '#apps/testing/crash-rig.ts'
import { median, type Figure } from './figure.ts'
import { requestsPerSecond } from './keep-alive-client.ts'

const ROUNDS = 4
const ROUND = 700

/** The rate of a signed-in call, compared with a bare route of the same web server; the target is half of it. */
export async function run(): Promise<readonly Figure[]> {
  const { folder, remove } = makeDataFolder('api')
  const server = await startServer(folder)
  try {
    const deviceId = randomUUID().toUpperCase()
    const signedIn = await call(server.url, 'acc/signin/device/id', { visitId: deviceId })
    const { tokenStr } = (signedIn as { tokenInfo: { tokenStr: string } }).tokenInfo
    const body = JSON.stringify({
      id: 1,
      params: { visitId: deviceId },
      head: { language: 'en', width: 375 },
    })
    const headers = { authorization: `Bearer ${tokenStr}` }
    const measure = (path: string) => requestsPerSecond(server.url, { path, headers, body }, ROUND)
    const rates: { bare: number[]; status: number[] } = { bare: [], status: [] }
    await measure('/echo')
    for (let round = 0; round < ROUNDS; round++) {
      rates.bare.push(await measure('/echo'))
      rates.status.push(await measure('/api/acc/signin/status'))
    }
    return [figureOf(median(rates.status), median(rates.bare))]
  } finally {
    await server.stop()
    remove()
  }
}

const figureOf = (status: number, bare: number): Figure => ({
  name: 'acc/signin/status',
  value: Math.round(status),
  unit: 'calls/s',
  against: `a bare route, ${Math.round(bare)}/s`,
  ratio: Math.round((status / bare) * 100) / 100,
})

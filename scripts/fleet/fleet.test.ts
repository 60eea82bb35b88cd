import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { proxyConfig } from './engines.ts'
import { failures, faultRows } from './report.ts'

const GIVEN = readFileSync(join(import.meta.dirname, '../../deploy/haproxy/haproxy.cfg'), 'utf8')
const BACKENDS = {
  web: { web1: 1001, web2: 1002 },
  api: { api1: 1011 },
  gateway: { gateway1: 1021, gateway2: 1022 },
}

test('the proxy of a fleet is that of a deployment, with servers on this machine', () => {
  const config = proxyConfig(GIVEN, { port: 1000, backends: BACKENDS })
  expect(config.match(/^ {2}server.*$/gm)).toEqual([
    '  server web1 127.0.0.1:1001',
    '  server web2 127.0.0.1:1002',
    '  server api1 127.0.0.1:1011',
    '  server gateway1 127.0.0.1:1021',
    '  server gateway2 127.0.0.1:1022',
  ])
  expect(config).toContain('bind 127.0.0.1:1000')
  expect(config).toContain('use-server gateway2 if { urlp(at) gateway2 }')
  expect(() => proxyConfig('', { port: 1000, backends: BACKENDS })).toThrow('servers of web')
})

const at = (moment: number, isGood: boolean) => ({ at: moment, isGood })
const STRUCK = [
  { name: 'a web process is killed', at: 1000, until: 11_000 },
  { name: 'an api process is killed', at: 11_000, until: 21_000 },
]

test('errors count for the latest fault before them, which lasts until its last error', () => {
  const tries = [at(500, true), at(1100, false), at(1900, false), at(2000, true), at(12_000, true)]
  const heard = { messages: 9, cuts: [{ at: 1200, away: 340 }] }
  expect(faultRows(tries, heard, STRUCK)).toEqual([
    { name: 'before the first fault', tries: 1, errors: 0, recovered: 0, cut: 0, away: 0 },
    { name: 'a web process is killed', tries: 3, errors: 2, recovered: 0.9, cut: 1, away: 0.3 },
    { name: 'an api process is killed', tries: 1, errors: 0, recovered: 0, cut: 0, away: 0 },
  ])
})

test('a run fails with a violated rule, errors without a fault, or a fault that does not end', () => {
  const heard = { messages: 0, cuts: [] }
  const rows = faultRows([at(500, false), at(10_500, false)], heard, STRUCK)
  const broken = { id: 'I3', promise: 'a listing is taken once', broken: 1, examples: ['L1'] }
  expect(failures(rows, [broken, { ...broken, broken: 0 }], 10_000)).toEqual([
    'I3 is broken: a listing is taken once (L1)',
    '1 errors before the first fault',
    'a web process is killed: still errors after 9.5 s',
  ])
  expect(failures(faultRows([], heard, STRUCK), [], 10_000)).toEqual([])
})

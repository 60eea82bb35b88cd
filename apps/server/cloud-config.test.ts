import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { minutes, seconds } from '#kit/time/time.ts'
import { readConfig } from './config.ts'

const KEY = 'k'.repeat(43)
const read = (environment: Record<string, string>, args: string[] = []) =>
  readConfig(environment, args, '/srv/islet')
const alone = (environment: Record<string, string>) =>
  read({ WORKER_KEY: KEY, ...environment }, ['--roles', 'worker'])

test('the portal runs a worker of its own by default', () => {
  const { cloud } = read({})
  expect(cloud).toMatchObject({
    coordinatorUrl: 'http://localhost:8080',
    line: { key: 'home', name: 'Islet 1', area: '' },
    mediaUrl: '',
    capacity: availableParallelism() * 85,
    udpPorts: undefined,
    firstUid: 60_706,
    drainFor: seconds(5),
  })
  expect(cloud.folder).toMatch(/\/islet-cloud-[0-9a-f]{8}$/)
  expect(read({ DATA_DIR: '/elsewhere' }).cloud.folder).not.toBe(cloud.folder)
})

test('a standalone worker runs beside a portal on the same machine, and lets plays end', () => {
  const { port, cloud } = alone({})
  expect(port).toBe(8090)
  expect(cloud).toMatchObject({ mediaUrl: 'ws://localhost:8090', drainFor: minutes(10) })
})

test('[7.1] a worker takes its settings from the environment', () => {
  const { port, cloud } = alone({
    PORT: '9000',
    COORDINATOR_URL: 'https://islet.example/',
    WORKER_ID: 'play-1',
    WORKER_LINE: 'north',
    LINE_NAME: 'Nord',
    LINE_AREA: 'Oslo',
    MEDIA_URL: 'wss://play1.islet.example/',
    CLOUD_CAPACITY: '700',
    CLOUD_UDP_PORTS: '50000-50100',
    CLOUD_FOLDER: '/run/islet',
    CLOUD_FIRST_UID: '200000',
    CLOUD_DRAIN: '3600',
    CLOUD: 'off',
  })
  expect(port).toBe(9000)
  expect(cloud).toEqual({
    games: 'off',
    coordinatorUrl: 'https://islet.example',
    workerId: 'play-1',
    line: { key: 'north', name: 'Nord', area: 'Oslo' },
    mediaUrl: 'wss://play1.islet.example',
    capacity: 700,
    udpPorts: [50_000, 50_100],
    folder: '/run/islet',
    firstUid: 200_000,
    drainFor: minutes(60),
  })
})

test('a worker alone needs the key of its portal', () => {
  expect(() => read({}, ['--roles', 'worker'])).toThrow('A worker needs the setting WORKER_KEY')
})

test.for([
  ['COORDINATOR_URL', 'islet.example'],
  ['COORDINATOR_URL', 'https://islet.example/below'],
  ['WORKER_ID', 'a b'],
  ['WORKER_LINE', 'North'],
  ['LINE_NAME', 'x'.repeat(61)],
  ['LINE_AREA', 'a\nb'],
  ['MEDIA_URL', 'play1.islet.example'],
  ['CLOUD', 'on'],
  ['CLOUD_CAPACITY', '-1'],
  ['CLOUD_CAPACITY', '100001'],
  ['CLOUD_CAPACITY', 'all'],
  ['CLOUD_UDP_PORTS', '50000'],
  ['CLOUD_UDP_PORTS', '50100-50000'],
  ['CLOUD_UDP_PORTS', '80-90'],
  ['CLOUD_UDP_PORTS', '60000-70000'],
  ['CLOUD_FOLDER', 'run/islet'],
  ['CLOUD_FOLDER', `/${'x'.repeat(60)}`],
  ['CLOUD_FIRST_UID', '0'],
  ['CLOUD_DRAIN', '1h'],
] as const)('%s cannot be %j, and the message says so', ([name, value]) => {
  expect(() => alone({ [name]: value })).toThrow(`The setting ${name} is `)
})

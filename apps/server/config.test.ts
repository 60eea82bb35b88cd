import { describe, expect, test } from 'vitest'
import { readConfig, ROLES } from './config.ts'

const read = (environment: Record<string, string>, args: string[] = []) =>
  readConfig(environment, args, '/srv/islet')

test('every setting has a default for one machine', () => {
  expect(read({ UNRELATED: 'x' })).toEqual({
    port: 8080,
    host: '0.0.0.0',
    dataDir: '/srv/islet/.data',
    games: { folder: '/srv/islet/.data/hosted', port: undefined, url: undefined },
    databaseUrl: undefined,
    archiveDir: undefined,
    redisUrl: undefined,
    publicUrl: undefined,
    push: undefined,
    tags: undefined,
    providers: [],
    apiBase: '/api',
    resourceHost: '',
    mediaHosts: [],
    timeCaps: {},
    consentAge: 13,
    workerKey: undefined,
    trustedProxies: 0,
    roles: ROLES,
    nodeName: expect.stringMatching(/^[0-9a-f]{12}$/),
    leaveFor: 0,
    cloud: expect.any(Object),
  })
})

test('each uploaded game has its own host, local or as configured', () => {
  expect(read({ GAMES_PORT: '8081' }).games).toMatchObject({ port: 8081, url: 'http://*.localhost:8081' })
  const GAMES_URL = 'https://*.games.example'
  expect(read({ GAMES_PORT: '8081', GAMES_URL }).games.url).toBe(GAMES_URL)
  expect(() => read({ GAMES_URL: 'https://games.example' })).toThrow('GAMES_URL')
  const PUBLIC_URL = 'https://play.islet.example'
  expect(() => read({ PUBLIC_URL, GAMES_URL: 'https://*.play.islet.example' })).toThrow('below the portal')
  expect(() => read({ PUBLIC_URL, GAMES_URL: 'https://*.islet.example' })).toThrow('also names the portal')
})

test('[7.1] the operator configures every address', () => {
  const config = read({
    PORT: '1234',
    DATA_DIR: '/var/islet',
    DATABASE_URL: 'postgres://db/islet',
    REDIS_URL: 'redis://bus:6379',
    PUBLIC_URL: 'https://islet.example/',
    API_BASE: 'https://api.islet.example',
    RESOURCE_HOST: 'https://cdn.islet.example',
    MEDIA_HOSTS: 'wss://play1.islet.example,wss://play2.islet.example',
    TRUSTED_PROXIES: '2',
  })
  expect(config).toMatchObject({
    port: 1234,
    dataDir: '/var/islet',
    databaseUrl: 'postgres://db/islet',
    redisUrl: 'redis://bus:6379',
    publicUrl: 'https://islet.example',
    apiBase: 'https://api.islet.example',
    resourceHost: 'https://cdn.islet.example',
    mediaHosts: ['wss://play1.islet.example', 'wss://play2.islet.example'],
    trustedProxies: 2,
  })
})

describe('an invalid setting is named', () => {
  test.for([
    [{ PORT: 'x' }, 'PORT'],
    [{ PORT: '-1' }, 'PORT'],
    [{ PORT: '123456' }, 'PORT'],
    [{ TRUSTED_PROXIES: 'all' }, 'TRUSTED_PROXIES'],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL'],
    [{ CONTACT: 'us@islet.example' }, 'CONTACT'],
    [{ CONTACT: 'javascript:alert(1)' }, 'CONTACT'],
    [{ SECURITY_CONTACT: 'http://islet.example' }, 'SECURITY_CONTACT'],
    [{ PUBLIC_URL: 'islet.example' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://islet.example/below' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'javascript:alert(1)' }, 'PUBLIC_URL'],
  ] as const)('%j', ([environment, name]) => {
    expect(() => read(environment)).toThrow(`The setting ${name} `)
  })
})

test.for([
  [[], ROLES],
  [['--roles', 'web'], ['web']],
  [
    ['--roles', 'web,api'],
    ['web', 'api'],
  ],
] as const)('%j starts the roles %j', ([args, roles]) => {
  expect(read({}, [...args]).roles).toEqual(roles)
})

test.for([['--roles', 'king'], ['--roles'], ['--roles', 'web,']])(
  'the role %j does not exist',
  (...[args]) => {
    expect(() => read({}, [...args])).toThrow(/There is no role/)
  },
)

test('the age of consent is 13 or 16', () => {
  expect(readConfig({ CONSENT_AGE: '16' }, [], '/islet').consentAge).toBe(16)
  expect(() => readConfig({ CONSENT_AGE: '15' }, [], '/islet')).toThrow('CONSENT_AGE')
})

test('the operator may let fewer cards count for cloud time [9.3]', () => {
  expect(read({ TIME_CARD_CAPS: 's=30,sss=1' }).timeCaps).toEqual({ s: 30, sss: 1 })
  expect(() => read({ TIME_CARD_CAPS: 'rare=3' })).toThrow('TIME_CARD_CAPS')
})

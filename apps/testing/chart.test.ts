import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Deployment, StatefulSet } from 'kubernetes-models/apps/v1'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { Service } from 'kubernetes-models/v1'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { readConfig, ROLES } from '#apps/server/config.ts'
import { renderTemplate } from './render-chart.ts'

const chart = join(import.meta.dirname, '../../deploy/chart')
const read = (name: string) => readFileSync(join(chart, name), 'utf8')
const KINDS = { Deployment, StatefulSet, HorizontalPodAutoscaler, Ingress, PodDisruptionBudget, Service }

interface Resource {
  readonly kind: keyof typeof KINDS
  readonly metadata: { readonly name: string; readonly labels?: Readonly<Record<string, string>> }
  readonly spec: Readonly<Record<string, unknown>>
}
type Values = Readonly<Record<string, Readonly<Record<string, unknown>>>>

function resources(change: Values = {}): Resource[] {
  const values = parse(read('values.yaml')) as Values
  for (const [name, part] of Object.entries(change)) Object.assign(values[name]!, part)
  const world = { Values: values, Release: { Name: 'islet' } }
  return globSync('templates/*.yaml', { cwd: chart }).flatMap((file) =>
    parseAllDocuments(renderTemplate(read(file), world)).flatMap((document) => {
      expect([basename(file), document.errors]).toEqual([basename(file), []])
      const made = document.toJS() as Resource | null
      return made ? [made] : []
    }),
  )
}
const everything = () => resources({ worker: { replicas: 2 }, ingress: { tlsSecret: 'islet-tls' } })

test('the chart’s output is valid by the schemas of Kubernetes', () => {
  const made = everything()
  expect(made.length).toBeGreaterThan(18)
  for (const one of made) {
    const Kind = KINDS[one.kind]
    expect(() => new Kind(one as never).validate(), `${one.kind} ${one.metadata.name}`).not.toThrow()
  }
  const broken = { ...made[0]!, spec: { replicas: 'two' } }
  expect(() => new Deployment(broken as never).validate()).toThrow()
})

const podsOf = ({ spec }: Resource) =>
  (
    spec['template'] as {
      spec: {
        containers: { args: string[]; env: { name: string }[] }[]
        terminationGracePeriodSeconds: number
      }
    }
  ).spec

test('each role has its pods, with settings that the portal reads', () => {
  const pods = everything().filter(({ kind }) => kind === 'Deployment' || kind === 'StatefulSet')
  const key = { WORKER_KEY: '0'.repeat(32) }
  expect(
    new Set(pods.flatMap((one) => readConfig(key, podsOf(one).containers[0]!.args, '/islet').roles)),
  ).toEqual(new Set(ROLES))
  const known =
    readFileSync(join(chart, '../../docs/operating.md'), 'utf8') +
    readFileSync(join(chart, '../../docs/cloud.md'), 'utf8')
  const settings = pods.flatMap((one) => podsOf(one).containers[0]!.env.map(({ name }) => name))
  expect(settings.filter((name) => !known.includes(`\`${name}\``))).toEqual([])
})

test('a worker drains before it is stopped, and there is none by default', () => {
  const worker = everything().find(({ kind }) => kind === 'StatefulSet')!
  const { drainSeconds } = (parse(read('values.yaml')) as { worker: { drainSeconds: number } }).worker
  expect(podsOf(worker).terminationGracePeriodSeconds).toBeGreaterThan(drainSeconds)
  expect(resources().some(({ kind }) => kind === 'StatefulSet')).toBe(false)
})

test('the ingress refers to existing services', () => {
  const made = everything()
  const services = new Set(made.filter(({ kind }) => kind === 'Service').map(({ metadata }) => metadata.name))
  const text = JSON.stringify(made.find(({ kind }) => kind === 'Ingress'))
  const asked = [...text.matchAll(/"service":\{"name":"([^"]+)"/g)].map(([, name]) => name!)
  expect(asked.length).toBe(8)
  expect(asked.filter((name) => !services.has(name))).toEqual([])
})

test('a template with an unknown value is refused', () => {
  expect(() => renderTemplate('{{ .Values.nothing }}', { Values: {} })).toThrow('.Values.nothing')
  expect(() => renderTemplate('{{ .Values.a | upper }}', { Values: { a: 1 } })).toThrow('Unknown')
  expect(() => renderTemplate('{{ if .Values.a }}', { Values: { a: 1 } })).toThrow('no end')
  expect(renderTemplate('a {{- if .Values.a }} b\n{{- end }}\nc', { Values: { a: 1 } })).toBe('a b\nc')
})

import { expect, test } from 'vitest'
import { weakPackages } from './audit.mjs'

const report = (...weak: readonly { name: string; severity: string; range: string }[]) =>
  JSON.stringify({ vulnerabilities: Object.fromEntries(weak.map((one) => [one.name, one])) })

test('only severe vulnerabilities stop a test run, and they are named', () => {
  const mild = { name: 'mild', severity: 'moderate', range: '<2.0.0' }
  const bad = { name: 'bad', severity: 'critical', range: '>=1.0.0 <1.4.2' }
  expect(weakPackages(report())).toEqual([])
  expect(weakPackages(report(mild, bad))).toEqual(['bad >=1.0.0 <1.4.2 (critical)'])
})

test('a registry that does not answer counts as not checked', () => {
  expect(weakPackages('')).toBeUndefined()
  expect(weakPackages('{"message":"405 Method Not Allowed","statusCode":405}')).toBeUndefined()
  expect(weakPackages('{"error":{"code":"ENOAUDIT"}}')).toBeUndefined()
})

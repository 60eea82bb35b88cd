import type { Finding } from './invariants.ts'

/** One line per invariant, with examples of violations. */
export function invariantReport(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ id, promise, broken, examples }) => [
    `${broken === 0 ? 'holds ' : 'BROKEN'} ${id.padEnd(4)} ${String(broken).padStart(6)}  ${promise}`,
    ...examples.map((example) => `                     ${example}`),
  ])
  const count = findings.filter(({ broken }) => broken > 0).length
  return [...lines, count === 0 ? 'every invariant holds' : `${count} invariants are broken`].join('\n')
}

import { execFileSync } from 'node:child_process'
import { join } from 'node:path/posix'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const printed = (program: string, ...args: readonly string[]) =>
  execFileSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })

interface Project {
  readonly files?: readonly string[]
  readonly references?: readonly { readonly path: string }[]
}

const projectAt = (path: string) =>
  JSON.parse(printed('node_modules/.bin/tsc', '-p', path, '--showConfig')) as Project

/** The sources of a project, relative to the root. */
function sourcesOf(path: string): readonly string[] {
  const folder = path.endsWith('.json') ? join(path, '..') : path
  return (projectAt(path).files ?? []).map((file) => join(folder, file)).filter(isSource)
}

/** Declarations of packages without types may be needed by several projects. */
const isSource = (file: string) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts')

test('every source belongs to exactly one project, so that it is checked, and checked once', () => {
  const projects = (projectAt('.').references ?? []).map(({ path }) => path)
  const places = new Map<string, string[]>()
  for (const project of projects)
    for (const file of sourcesOf(project)) places.set(file, [...(places.get(file) ?? []), project])
  const sources = printed('git', 'ls-files', '*.ts', '*.tsx').split('\n').filter(isSource)
  expect(sources.length).toBeGreaterThan(5000)
  const misplaced = sources.filter((file) => places.get(file)?.length !== 1)
  expect(misplaced.map((file) => `${file}: ${places.get(file)?.join(', ') ?? 'no project'}`)).toEqual([])
})

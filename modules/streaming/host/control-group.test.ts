import { existsSync, globSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { openControlGroup } from './control-group.ts'

const LIMITS = { memoryBytes: 64 * 1024 * 1024, processes: 20, diskBytes: 0 }
const probe = openControlGroup('probe', LIMITS)
await probe?.remove()
const find = (name: string) =>
  globSync(`/sys/fs/cgroup/{,memory/**/,pids/**/}islet-box-${process.pid}-${name}`)

test.skipIf(!probe)(
  '[4.8] the control groups of a sandbox are removed with it, those of a killed host with the next one',
  async () => {
    const group = openControlGroup('first', LIMITS)
    const made = find('first')
    expect(made.length).toBeGreaterThan(0)
    const left = made.map((folder) => join(dirname(folder), 'islet-box-99999999-left'))
    left.forEach((folder) => mkdirSync(folder))

    const next = openControlGroup('next', LIMITS)
    expect(left.filter((folder) => existsSync(folder))).toEqual([])
    expect(made.filter((folder) => existsSync(folder))).toEqual(made)
    await Promise.all([group?.remove(), next?.remove()])
    expect([...find('first'), ...find('next')]).toEqual([])
  },
)

import { expect, test } from 'vitest'
import { candidatesIn } from './catalogue-index.ts'

const record = (fields: Record<string, string>) =>
  Object.entries({ Version: '1.0-1', 'Installed-Size': '2048', Section: 'games', ...fields })
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')

const SDL = 'libc6, libsdl2-2.0-0'

test.for([
  [{ Package: 'tuxjump', Depends: SDL, Description: 'jump and run' }, 'try'],
  [{ Package: 'tuxjump', Tag: 'role::program,\n interface::x11', Description: 'jump' }, 'try'],
  [{ Package: 'tuxjump-data', Depends: SDL, Description: 'pictures' }, 'no'],
  [{ Package: 'jumpserver', Depends: SDL, Description: 'dedicated server of Jump' }, 'no'],
  [{ Package: 'textjump', Depends: 'libncurses6', Description: 'jump of letters' }, 'no'],
  [{ Package: 'gljump', Depends: `${SDL}, libgl1`, Description: 'jump in space' }, 'needs a graphics card'],
  [{ Package: 'freejump', Section: 'non-free/games', Depends: SDL, Description: 'jump' }, 'no'],
  [{ Package: 'plain', Depends: 'libc6', Description: 'something' }, 'no'],
] as const)('%j is judged %s', ([fields, verdict]) => {
  expect(candidatesIn(record(fields), new Set())).toMatchObject([{ package: fields.Package, verdict }])
})

test('packages with a profile, and those that are not games, are not listed', () => {
  const index = [
    record({ Package: 'known', Depends: SDL }),
    record({ Package: 'office', Section: 'editors' }),
  ].join('\n\n')
  expect(candidatesIn(`${index}\n`, new Set(['known']))).toEqual([])
})

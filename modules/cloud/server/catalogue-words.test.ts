import { describe, expect, test } from 'vitest'
import { readDesktop } from './catalogue-desktop.ts'
import { readMetainfo } from './catalogue-metainfo.ts'
import { foundBy, searchFor, sortNames } from './catalogue-search.ts'
import { sceneOf, tileOf } from './catalogue-scene.ts'

const MINES = `# A comment
[Desktop Entry]
Type=Application
Name=Mines
Name[de]=Minen
Name[de_AT]=Minen in Österreich
Name[pt_BR]=Minas do Brasil
Name[pt]=Minas
Name[zh_TW]=踩地雷
Name[zh_CN]=扫雷
Name[sr@latin]=Mine
Name[tlh]=qo'
GenericName=Minesweeper
Comment=Clear hidden\\smines
Comment[ja]=  機雷を
Exec=env GAME=1 "/usr/games/gnome mines" --big %U
Icon=org.gnome.Mines
Categories=GNOME;Game;LogicGame;
[Desktop Action new]
Name=Another
`

describe('a .desktop file', () => {
  test('gives its names in the supported languages, and its command without field codes', () => {
    const entry = readDesktop(MINES)!
    expect(entry.names).toEqual({ en: 'Mines', de: 'Minen', pt: 'Minas', zh: '扫雷' })
    expect(entry.comments).toEqual({ en: 'Clear hidden mines', ja: '機雷を' })
    expect([entry.program, ...entry.args]).toEqual(['env', 'GAME=1', '/usr/games/gnome mines', '--big'])
    expect(entry).toMatchObject({ icon: 'org.gnome.Mines', isTerminal: false, isHidden: false })
    expect(entry.categories).toEqual(['GNOME', 'Game', 'LogicGame'])
  })

  test.for(['', 'Name=Mines', '[Desktop Entry]\nType=Link\nName=A link'])(
    'that is invalid (%j) gives nothing',
    (text) => {
      expect(readDesktop(text)).toBeUndefined()
    },
  )

  test('of a region alone counts for its language', () => {
    expect(readDesktop('[Desktop Entry]\nName=Mines\nName[pt_BR]=Minas do Brasil\n')!.names).toEqual({
      en: 'Mines',
      pt: 'Minas do Brasil',
    })
  })
})

test('a metainfo file gives names and summaries of the game, not of its makers or news', () => {
  const info =
    readMetainfo(`<?xml version="1.0"?><component type="desktop-application"><id>org.gnome.Mines</id>
    <!-- <name>Old</name> --><name>Mines &amp; more</name><name xml:lang="sv">Minr&#246;j</name>
    <developer id="x"><name>The makers</name></developer><project_license>GPL-3.0+</project_license>
    <summary>Clear <em>mines</em></summary><releases><release version="1"><summary>New</summary></release></releases>
    </component>`)
  expect(info).toEqual({
    id: 'org.gnome.Mines',
    names: { en: 'Mines & more', sv: 'Minröj' },
    summaries: { en: 'Clear mines' },
    licence: 'GPL-3.0+',
  })
  expect(readMetainfo('<html><name>Mines</name></html>')).toBeUndefined()
})

describe('searching', () => {
  const words = {
    names: { en: 'SuperTux', pl: 'Łódź Ålesund', zh: '扫雷' },
    summaries: { en: 'Jump and run' },
  }

  test('finds ends of names, words of summaries, and single characters in scripts without spaces', () => {
    const found = foundBy(words)
    expect(found).toEqual(
      expect.arrayContaining(['en:supertux', 'en:tux', 'en:run', 'pl:lodz', 'pl:alesund', 'zh:雷']),
    )
    expect(found).not.toContain('en:x')
    expect(found).not.toContain('en:un')
  })

  test.for([
    ['Tux', 'en', "('en:tux':*)"],
    ['  łód  tux', 'pl', "('pl:lod':* | 'en:lod':*) & ('pl:tux':* | 'en:tux':*)"],
    ["%_' | !& \\", 'en', ''],
    ['', 'de', ''],
  ] as const)('for %j in %s becomes %j', ([typed, language, asked]) => {
    expect(searchFor(typed, language)).toBe(asked)
  })

  test('a list by name has a place for every language, and fits into a cursor', () => {
    const names = sortNames({ en: 'x'.repeat(90), de: 'Ähre' })
    expect(names).toHaveLength(20)
    expect(names.every((name) => name.length <= 48)).toBe(true)
    expect(names).toContain('ahre')
  })
})

test('a drawn scene is the same for the same game, and different for another', () => {
  expect(sceneOf('tux', ['platformer'])).toBe(sceneOf('tux', ['platformer']))
  expect(sceneOf('tux', ['platformer'])).not.toBe(sceneOf('mines', ['platformer']))
  for (const tag of ['platformer', 'shooter', 'racing', 'adventure', 'puzzle', 'arcade'])
    expect(sceneOf('tux', [tag])).toMatch(/^<svg [\s\S]*<\/svg>$/)
  expect(sceneOf('tux', [])).not.toMatch(/NaN|undefined/)
})

test('a tile shows the first letter of a name and nothing else of it', () => {
  expect(tileOf('x', '<script>')).not.toContain('<script')
  expect(tileOf('x', 'élan')).toContain('>É<')
})

test('the declared content rating is read, and a file without one is recognised', () => {
  const of = (rating: string) => readMetainfo(`<component><id>x</id>${rating}</component>`)?.oars
  expect(
    of(
      '<content_rating type="oars-1.1"><content_attribute id="violence-cartoon">mild</content_attribute></content_rating>',
    ),
  ).toEqual([{ id: 'violence-cartoon', value: 'mild' }])
  expect(of('<content_rating type="oars-1.1"/>')).toEqual([])
  expect(of('')).toBeUndefined()
})

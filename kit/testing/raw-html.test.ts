import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Ways to make markup of a text, past React. */
const RAW =
  /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\s*=[^=]|insertAdjacentHTML|setHTMLUnsafe|createContextualFragment|document\.write/

/** Files that show our own drawings in this way, and nothing that a player, developer or operator has written. */
const OWN_DRAWINGS = [
  'apps/web/living-islet.ts',
  'kit/ui/IsletScene.tsx',
  'modules/cards/web/art/CardFace.tsx',
  'modules/cards/web/art/still-card.tsx',
  'modules/idle/web/PalmScene.tsx',
]

test('only our own drawings become markup without React', () => {
  const files = globSync('{apps,games,kit,modules}/**/*.{ts,tsx}', {
    exclude: (name) => /\.test\.tsx?$|^testing$|^node_modules$/.test(name),
  })
  expect(files.length).toBeGreaterThan(1500)
  expect(files.filter((file) => RAW.test(readFileSync(file, 'utf8'))).toSorted()).toEqual(OWN_DRAWINGS)
})

// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Islet } from '#kit/ui/Islet.tsx'
import { withStrokes } from './strokes.ts'

const PICTURE = join(import.meta.dirname, '../../../../apps/web/public/icons/islet.svg')

test('the picture of the islet in the scene matches the drawing of the islet', () => {
  const drawn = withStrokes(renderToStaticMarkup(<Islet isLit />))
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    // Its shine on the water has the colour of the hour, so the page draws it.
    .replace(/<path class="[^"]*" d="M112 460[^>]*><\/path>/, '')
    .replace(/ class="[^"]*"/g, '')
    .replace(/><\/(?:path|rect|circle)>/g, '/>')
  expect(readFileSync(PICTURE, 'utf8')).toBe(drawn)
})

import { expect, test } from 'vitest'
import { namesIn } from './drill.ts'

test.for([
  'postgres://islet:a%40b@one:5433/portal',
  'postgres://islet:a,b@one:5433,two/portal?target_session_attrs=read-write',
])('%s names its user and its database', (url) => {
  expect(namesIn(url)).toEqual({ user: 'islet', database: 'portal' })
})

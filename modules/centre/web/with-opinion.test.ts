import { expect, test } from 'vitest'
import { withOpinion } from './with-opinion.ts'

const known = { opinion: 'none', likes: 4, dislikes: 1, isCounted: true } as const

test.for([
  [known, 'likes', { opinion: 'likes', likes: 5, dislikes: 1 }],
  [{ ...known, opinion: 'likes' }, 'none', { opinion: 'none', likes: 3, dislikes: 1 }],
  [{ ...known, opinion: 'dislikes' }, 'likes', { opinion: 'likes', likes: 5, dislikes: 0 }],
  [{ ...known, opinion: 'likes' }, 'likes', { opinion: 'likes', likes: 4, dislikes: 1 }],
  [{ ...known, isCounted: false }, 'likes', { opinion: 'likes', likes: 4, dislikes: 1 }],
] as const)('%j with the opinion %s is %j', ([before, opinion, after]) => {
  expect(withOpinion(before, opinion)).toMatchObject(after)
})

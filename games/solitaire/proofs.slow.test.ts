import { test } from 'vitest'
import { expectProvedWin, SLOW_PROOFS } from './proof.contract.ts'

test.for([...SLOW_PROOFS])('a listed deal of %s is won by its proved line', expectProvedWin)

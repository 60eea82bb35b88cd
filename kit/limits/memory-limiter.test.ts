import { describeLimiter } from './limiter.contract.ts'
import { memoryLimiter } from './memory-limiter.ts'

describeLimiter('memory', async (clock) => ({ limiter: memoryLimiter(clock) }))

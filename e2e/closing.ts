import { afterAll } from 'vitest'
import { leaveDatabase } from './database.ts'

// Runs before each test file: files of one worker share their modules, whose own hooks would be those of the first file alone.

afterAll(leaveDatabase)

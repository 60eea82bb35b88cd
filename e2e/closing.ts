import { afterAll } from 'vitest'
import { leaveDatabase } from './database.ts'

// Runs before each test file.

afterAll(leaveDatabase)

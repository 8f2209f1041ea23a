import { writeFileSync } from 'node:fs'
import { callsPage } from './calls/page.ts'

// `npm run calls`: writes down what the routes of app/api declare.
writeFileSync('docs/calls.md', await callsPage())

import { writeFileSync } from 'node:fs'
import { callsPage } from './calls/page.ts'

// `npm run calls`: writes down what the routes in app/api and the tables in calls/ declare.
writeFileSync('docs/calls.md', await callsPage())

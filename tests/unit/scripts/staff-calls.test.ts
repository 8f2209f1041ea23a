import { expect, test } from 'vitest'
import { staffCalls } from '../../../scripts/demo/staff-calls.ts'

/** Calls that get these answers, one after the other, and the paths that were asked for. */
function callsWith(...answers: Response[]) {
  const asked: string[] = []
  const calls = staffCalls(async (path) => {
    asked.push(path)
    return answers.shift() ?? Response.error()
  })
  return { calls, asked }
}

test('what was asked for too soon is asked for again when the site says', async () => {
  const tooSoon = { status: 429, headers: { 'retry-after': '0.01' } }
  const { calls, asked } = callsWith(
    Response.json({ success: false }, tooSoon),
    Response.json({ success: true, rows: [] }),
  )
  expect(await calls.get('rooms')).toEqual({ success: true, rows: [] })
  expect(asked).toEqual(['/api/rooms', '/api/rooms'])
})

test('what is refused ends with the sentences of the site', async () => {
  const refusal = { message: 'Please look at the marked fields.', errors: { name: 'Too long.' } }
  const { calls } = callsWith(Response.json(refusal, { status: 422 }))
  await expect(calls.post('site/facts', {})).rejects.toThrow(
    'site/facts was refused: Please look at the marked fields. name: Too long.',
  )
})

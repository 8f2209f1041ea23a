import { expect, test } from 'vitest'
import { apiUrl, readAnswer } from '#lib/shared/api.ts'
import { Refusal } from '#lib/shared/refusal.ts'

test('calls go to /api of this origin, and absolute URLs pass through unchanged', () => {
  expect(apiUrl('rooms_list.php')).toBe('/api/rooms_list.php')
  expect(apiUrl('/holds')).toBe('/api/holds')
  expect(apiUrl('https://elsewhere.example/api/x.php')).toBe('https://elsewhere.example/api/x.php')
})

test('a success answers its fields', () => {
  expect(readAnswer(200, '{"success":true,"units_left":2}', null)).toMatchObject({ units_left: 2 })
})

function refusalOf(status: number, text: string, retryAfter: string | null = null): Refusal {
  try {
    readAnswer(status, text, retryAfter)
  } catch (error) {
    if (error instanceof Refusal) return error
  }
  throw new Error('was not refused')
}

test('a refusal keeps its code, sentence, fields and further data', () => {
  const refusal = refusalOf(
    409,
    '{"success":false,"code":"room_not_available","message":"No.","nearest":[1],"request_id":"r"}',
  )
  expect(refusal.code).toBe('room_not_available')
  expect(refusal.message).toBe('No.')
  expect(refusal.detail.data).toEqual({ nearest: [1] })
})

test('a refusal says after how many seconds to come again', () => {
  const text = '{"success":false,"code":"too_many_requests","message":"Wait."}'
  expect(refusalOf(429, text, '17').detail.retryAfter).toBe(17)
})

test('success needs both an OK status and success: true', () => {
  expect(refusalOf(500, '{"success":true}').code).toBe('internal')
  expect(refusalOf(200, '{"success":false,"message":"Failed."}').message).toBe('Failed.')
  expect(refusalOf(502, '<html>Bad gateway</html>').code).toBe('internal')
  expect(refusalOf(409, '{"success":false,"code":"toString"}').code).toBe('internal')
})

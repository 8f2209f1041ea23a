import { StyleSheet } from '@react-pdf/renderer'

const quiet = '#4a5a53'
const line = '#e2d8c1'
const fontSize = 8
// The letters of some scripts would make their lines higher. It counts from the size beside it, not from one
// that is inherited.
const lineHeight = 1.25

/** The looks of the parts of a report on paper; sizes in points. */
export const look = StyleSheet.create({
  page: {
    paddingTop: 36,
    paddingBottom: 42,
    paddingHorizontal: 28,
    fontSize,
    color: '#16302c',
  },
  farm: { fontSize: 20, fontWeight: 600, lineHeight },
  title: { fontSize: 12, marginTop: 2, color: quiet, lineHeight },
  figures: {
    flexDirection: 'row',
    marginTop: 18,
    borderTop: 1,
    borderBottom: 1,
    borderColor: line,
  },
  figure: { flex: 1, paddingVertical: 9 },
  large: { fontSize: 14, fontWeight: 600, marginVertical: 2, lineHeight },
  quiet: { fontSize, color: quiet, lineHeight },
  heading: { fontSize: 12, fontWeight: 600, marginTop: 20, marginBottom: 6 },
  head: {
    flexDirection: 'row',
    backgroundColor: '#f8f2e2',
    borderBottom: 1,
    borderColor: line,
    fontWeight: 600,
  },
  row: {
    flexDirection: 'row',
    height: 17,
    overflow: 'hidden',
    borderBottom: 0.5,
    borderColor: line,
  },
  cell: {
    fontSize,
    paddingVertical: 3.4,
    paddingHorizontal: 4,
    maxLines: 1,
    textOverflow: 'ellipsis',
    lineHeight,
  },
  end: { textAlign: 'right' },
  foot: {
    position: 'absolute',
    bottom: 20,
    left: 28,
    right: 28,
    flexDirection: 'row',
    justifyContent: 'space-between',
    color: quiet,
  },
})

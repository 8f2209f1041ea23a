import { StyleSheet } from '@react-pdf/renderer'

const ink = '#16302c'
const quiet = '#3c4c47'
const faint = '#4a5a53'
const hill = '#12302f'
const line = '#e8e0cd'
const rice = '#f4efe2'
const edge = '#d9cfb8'
const fontSize = 9.4
// The letters of some scripts would make their lines higher.
const lineHeight = 1.35

/** The looks of the parts of a document on A4; sizes in points. */
export const look = StyleSheet.create({
  page: {
    paddingTop: 42,
    paddingBottom: 84,
    paddingHorizontal: 45,
    fontSize,
    color: ink,
    lineHeight,
  },
  top: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    paddingBottom: 16,
    borderBottom: `1.5 solid ${hill}`,
  },
  farm: { flexDirection: 'row', width: 290 },
  farmText: { marginLeft: 10, width: 245 },
  farmName: { fontSize: 16, lineHeight: 1.2 },
  quiet: { color: quiet },
  title: { fontSize: 20, lineHeight: 1.2, textAlign: 'right' },
  void: {
    position: 'absolute',
    top: 330,
    left: 60,
    width: 475,
    fontSize: 150,
    lineHeight: 1,
    fontWeight: 600,
    textAlign: 'center',
    color: '#9b2c1f',
    opacity: 0.22,
    transform: 'rotate(-32deg)',
  },
  voidWords: { fontSize: 9, color: '#9b2c1f', textAlign: 'right', marginTop: 4 },
  own: { fontSize: 8.4, color: faint },
  ownTitle: { fontSize: 11, color: faint, textAlign: 'right', marginBottom: 7 },
  half: { width: '48%' },
  people: { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 17 },
  name: { fontSize: 9, fontWeight: 600, color: faint, marginBottom: 3 },
  who: { fontSize: 11, fontWeight: 600 },
  box: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'center',
    border: `0.75 solid ${edge}`,
    borderRadius: 7,
    backgroundColor: '#fbf8f0',
    padding: 13,
    marginBottom: 18,
  },
  sum: { fontSize: 24, fontWeight: 600, lineHeight: 1.25 },
  head: {
    flexDirection: 'row',
    backgroundColor: rice,
    borderTop: `0.75 solid ${edge}`,
    borderBottom: `0.75 solid ${edge}`,
    fontWeight: 600,
    color: faint,
    paddingVertical: 5,
    alignItems: 'center',
  },
  line: { flexDirection: 'row', borderBottom: `0.75 solid ${line}`, paddingVertical: 6 },
  cell: { paddingHorizontal: 7 },
  end: { textAlign: 'right' },
  below: { flexDirection: 'row', justifyContent: 'space-between', marginTop: 14 },
  left: { width: 280 },
  sums: { width: 212 },
  fact: { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 3 },
  factName: { maxWidth: 126, color: quiet },
  factValue: { flex: 1, minWidth: 80, textAlign: 'right', marginLeft: 6 },
  strong: { borderTop: `1.1 solid ${hill}`, marginTop: 3, paddingTop: 6, fontWeight: 600 },
  bold: { fontWeight: 600, color: ink },
  sign: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'flex-end',
    marginTop: 22,
  },
  signLine: { height: 38, borderBottom: `0.75 solid ${hill}`, marginBottom: 4 },
  foot: {
    position: 'absolute',
    bottom: 28,
    left: 45,
    right: 45,
    borderTop: `0.75 solid ${edge}`,
    paddingTop: 8,
    fontSize: 8.4,
    color: faint,
  },
  footText: { maxWidth: 440 },
  pageNumber: { position: 'absolute', right: 0, top: 8 },
})

export const mark = {
  turmeric: '#E5A13A',
  hill,
  roof: 'M3 25.5 13.5 12l5 6.5L27 8l14 17.5z',
  water: 'M4 29.5c5-3 9 3 14 0M26 29.5c5-3 9 3 14 0M8 36c5-3 9 3 14 0s9 3 14 0',
}

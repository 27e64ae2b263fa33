import type { PrintablePacket, PrintedPacket } from '#adapters/printing/packet.ts'
import { picturesPdf } from '#adapters/printing/pictures-pdf.ts'
import type { ListedPage, PrintableLetter, PrintedLetter, Printing } from '#adapters/printing/port.ts'
import { readyPicture } from '#adapters/printing/ready-picture.ts'
import { fairTurns } from '#adapters/threads/fair-turns.ts'
import { openThread } from '#adapters/threads/pool.ts'

/** The whole printing office inside the process: Typst with the serif that it brings along, no file and no network. */
export function embeddedPrinting(): Printing {
  // One each, so that no letter waits for a long listing.
  const listings = oneOffice<readonly ListedPage[], Uint8Array>(new URL('./listing-worker.ts', import.meta.url), 'setListing')
  const letters = oneOffice<PrintableLetter, PrintedLetter>(new URL('./set-letter.ts', import.meta.url), 'setLetter')
  const packets = oneOffice<PrintablePacket, PrintedPacket>(new URL('./set-packet.ts', import.meta.url), 'setPacket')
  const joined = oneOffice<readonly Uint8Array[], Uint8Array>(new URL('./join-pdfs.ts', import.meta.url), 'joinPdfs')
  return {
    print: letters.set,
    join: async (pdfs) => (pdfs.length === 1 && pdfs[0] !== undefined ? pdfs[0] : joined.set(pdfs)),
    setListing: listings.set,
    setPictures: picturesPdf,
    setPacket: packets.set,
    readyPicture,
    close: async () => {
      await letters.end()
      await listings.end()
      await packets.end()
      await joined.end()
    },
  }
}

/** One thread that sets one kind of sheet, in its member's turn. */
function oneOffice<Input, Output>(module: URL, name: string) {
  const thread = openThread<Input, Output>(module, name)
  const inTurn = fairTurns(1)
  return { set: (input: Input): Promise<Output> => inTurn(() => thread.run(input)), end: () => thread.destroy() }
}

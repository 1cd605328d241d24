/** Provides every text in Ukrainian to the elements that load after this file. No native speaker has read them yet. */
import { provideTexts } from '../src/page/provide-texts';
import texts from '../src/texts/ukrainian.json' with { type: 'json' };

provideTexts('uk', texts);

/** Provides every text in German to the elements that load after this file. No native speaker has read them yet. */
import { provideTexts } from '../src/page/provide-texts';
import texts from '../src/texts/german.json' with { type: 'json' };

provideTexts('de', texts);

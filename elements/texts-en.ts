/** Provides every text in English to the elements that load after this file. */
import { provideTexts } from '../src/page/provide-texts';
import { english } from '../src/texts/english';

provideTexts('en', english);

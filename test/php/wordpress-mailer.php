<?php

/** Stub of WordPress' mailer, with the fields that the bridge sets. */

declare(strict_types=1);

namespace PHPMailer\PHPMailer;

final class PHPMailer
{
    public string $AltBody = '';
    public string $FromName = 'WordPress';
}
